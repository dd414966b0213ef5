import './polyfill.ts';
import { type DependencyContainer, type InjectionToken, container as root } from 'tsyringe';

declare const type: unique symbol;

/** Names something that the program is put together from. */
export type Token<T> = symbol & { readonly [type]?: T };

/** A new token; its name stands in errors. */
export const token = <T>(name: string): Token<T> => Symbol(name);

/** Gives what has been provided. */
export interface Resolve {
  one<T>(key: Token<T>): T;
  all<T>(key: Token<T>): readonly T[];
}

/** Takes what the program is put together from. */
export interface Registry {
  /** The single answer; a second is refused. */
  provide<T>(key: Token<T>, make: (resolve: Resolve) => T): void;
  /** One of many. */
  contribute<T>(key: Token<T>, make: (resolve: Resolve) => T): void;
}

/** The program put together: every part is made once, when it is first asked for. */
export interface Composition extends Resolve {
  dispose(): Promise<void>;
}

const keyOf = <T>(one: Token<T>): InjectionToken<T> => one as symbol;

const disposerOf = (value: unknown): (() => unknown) | undefined => {
  const found = (value as { readonly dispose?: unknown } | null | undefined)?.dispose;
  return typeof found === 'function' ? () => found.call(value) : undefined;
};

/** Puts parts together. Throws, naming the parts, where they need each other in a circle. */
export function compose(setup: (registry: Registry) => void): Composition {
  const scope: DependencyContainer = root.createChildContainer();
  const making: string[] = [];
  const endings: (() => unknown)[] = [];
  let count = 0;
  const resolve: Resolve = {
    one: (key) => scope.resolve(keyOf(key)),
    all: (key) => (scope.isRegistered(keyOf(key), true) ? scope.resolveAll(keyOf(key)) : []),
  };
  const once = <T>(name: string, make: (resolve: Resolve) => T): (() => T) => {
    let made: { readonly value: T } | undefined;
    return () => {
      if (made) return made.value;
      if (making.includes(name)) throw new Error(`cycle: ${[...making, name].join(' -> ')}`);
      making.push(name);
      try {
        made = { value: make(resolve) };
      } finally {
        making.pop();
      }
      const end = disposerOf(made.value);
      if (end) endings.push(end);
      return made.value;
    };
  };
  const add = <T>(key: Token<T>, make: (resolve: Resolve) => T): void => {
    const get = once(`${key.description}#${count++}`, make);
    scope.register(keyOf(key), { useFactory: () => get() });
  };
  setup({
    provide: (key, make) => {
      if (scope.isRegistered(keyOf(key))) throw new Error(`already provided: ${key.description}`);
      add(key, make);
    },
    contribute: add,
  });
  return {
    ...resolve,
    dispose: async () => {
      for (const end of endings.splice(0).reverse()) await end();
      await scope.dispose();
    },
  };
}
