/** A promise that is settled from outside. */
export class Settled<Value = void> {
  resolve: (value: Value) => void = () => {};
  reject: (error: unknown) => void = () => {};
  readonly promise = new Promise<Value>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });
}
