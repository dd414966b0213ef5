/** How much a bot may think about one decision. */
export type Budget =
  /** So many playouts: the same seed gives the same answer everywhere. */
  | { readonly playouts: number }
  /** So many milliseconds of a clock that is given: for play, where nobody has to repeat it. */
  | { readonly milliseconds: number; readonly now: () => number };

/** What of a budget is used up. */
export class Purse {
  private readonly budget: Budget;
  private readonly began: number;
  private spent = 0;

  constructor(budget: Budget) {
    this.budget = budget;
    this.began = 'now' in budget ? budget.now() : 0;
  }

  spend(): void {
    this.spent++;
  }

  /** The part of the budget that is used up, 0 to 1. */
  get used(): number {
    const { budget } = this;
    if ('playouts' in budget) return Math.min(1, this.spent / budget.playouts);
    return Math.min(1, (budget.now() - this.began) / budget.milliseconds);
  }
}
