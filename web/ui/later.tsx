/** Parts of the client whose script comes when they are first drawn: a first picture does not wait for what it does not show. */
import { type ComponentType, lazy, Suspense } from 'react';

/** Needs a Suspense around it, which says what stands there until then. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load() }));
}

/** Nothing stands in its place until it is there. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazily(load) as unknown as ComponentType<P>;
  return function Later(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
