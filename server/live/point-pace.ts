/** How often one line may point: a finger that slides says more than anybody can see. */
const MOST = 5;
const SECOND_MS = 1000;

export class PointPace {
  private readonly now: () => number;
  private at: number[] = [];

  constructor(now: () => number) {
    this.now = now;
  }

  takes(): boolean {
    const now = this.now();
    this.at = this.at.filter((it) => it > now - SECOND_MS);
    if (this.at.length >= MOST) return false;
    this.at.push(now);
    return true;
  }
}
