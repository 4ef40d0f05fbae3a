/** Prints lines with columns as wide as their widest cell. */
export function printTable(head: readonly string[], lines: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  for (const line of [head, widths.map((width) => '-'.repeat(width)), ...lines])
    console.log(
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
