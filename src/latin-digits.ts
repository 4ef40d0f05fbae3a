const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6];

/** What somebody typed, with its Arabic, Persian, Hindi or Bengali digits as Latin ones. */
export const latinDigits = (typed: string): string =>
  [...typed]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const zero = zeros.find((first) => code >= first && code < first + 10);
      return zero === undefined ? sign : String(code - zero);
    })
    .join('');
