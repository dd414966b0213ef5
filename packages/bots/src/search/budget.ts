/** How much a bot may think about one decision. */
export type Budget =
  /** So many playouts: the same seed gives the same answer everywhere. */
  | { readonly playouts: number }
  /** So many milliseconds of a clock that is given: for play, where nobody has to repeat it. */
  | { readonly milliseconds: number; readonly now: () => number };

/** How much of a budget is used up, and what counts it. */
export interface Purse {
  spend(): void;
  /** The part that is used up: 1 where it is empty, above that where more was spent. */
  readonly used: number;
}

/** A part of a purse, from nothing on, or more than all of it: it is empty where that part of the whole is used up. */
export function shareOf(purse: Purse, share: number): Purse {
  return {
    spend: () => purse.spend(),
    get used() {
      return purse.used / share;
    },
  };
}

/** Counts what of a budget is used up. */
export class BudgetPurse implements Purse {
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

  get used(): number {
    const { budget } = this;
    if ('playouts' in budget) return this.spent / budget.playouts;
    return (budget.now() - this.began) / budget.milliseconds;
  }
}
