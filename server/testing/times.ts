/** How long two worlds take to answer the same requests, side by side. */

export class Times {
  private readonly seen = new Map<string, [number[], number[]]>();

  add(request: string, world: 0 | 1, milliseconds: number): void {
    const both = this.seen.get(request) ?? [[], []];
    both[world].push(milliseconds);
    this.seen.set(request, both);
  }

  /** A line for each request: how often it was made, both medians, their ratio, and how far apart they are in standard errors. */
  table(): string {
    const lines = [...this.seen].map(([request, [real, other]]) => {
      const apart =
        Math.abs(mean(real) - mean(other)) / Math.sqrt(variance(real) / real.length + variance(other) / other.length);
      const ratio = median(other) / median(real);
      return `${request.padEnd(24)} ${String(real.length).padStart(6)}  ${median(real).toFixed(2)} / ${median(other).toFixed(2)} ms  ${ratio.toFixed(3)}  ${apart.toFixed(1)} s.e.`;
    });
    return ['request                  answers  medians of the two worlds, their ratio, distance', ...lines].join('\n');
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1);
}
