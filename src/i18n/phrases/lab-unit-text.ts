const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const raised = (digits: string): string =>
  digits.replaceAll('-', '⁻').replaceAll(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? digit);

/**
 * A laboratory unit or range as it is printed: `10^9/L`, `10*9/L` and `x10E9/L` become `10⁹/L` and `×10⁹/L`. For display
 * only: what was typed is stored as it is. A number without a unit, such as `10*2`, is left alone.
 */
export const labUnitText = (typed: string): string =>
  typed
    .replaceAll(
      /(?<![\d.,])([x×*] ?)?10 ?(?:\^|\*{1,2}|e)(-?\d{1,2})(?=\/)/gi,
      (_, times: string | undefined, power: string) => `${times ? '×' : ''}10${raised(power)}`,
    )
    .replaceAll(/(?<=[a-z])\^(-?\d)/gi, (_, power: string) => raised(power));
