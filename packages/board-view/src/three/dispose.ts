import { InstancedMesh, type Material, Mesh, type Object3D, Sprite } from 'three';

/** Gives back what the graphics hold of an object and all in it; what is marked as shared stays. */
export function disposeAll(object: Object3D): void {
  object.traverse((one) => {
    if (one instanceof InstancedMesh) one.dispose();
    if (!(one instanceof Mesh || one instanceof Sprite)) return;
    if (one instanceof Mesh && !isShared(one.geometry)) one.geometry.dispose();
    const materials: readonly Material[] = Array.isArray(one.material) ? one.material : [one.material];
    for (const material of materials) {
      const { map } = material as { map?: { dispose(): void; userData?: object } | null } & Material;
      if (map && !isShared(map)) map.dispose();
      if (!isShared(material)) material.dispose();
    }
  });
}

const isShared = ({ userData }: { readonly userData?: object }): boolean =>
  (userData as { readonly shared?: boolean } | undefined)?.shared === true;

/** Marks something as used by many: `disposeAll` leaves it. */
export function shared<One extends { userData: object }>(one: One): One {
  Object.assign(one.userData, { shared: true });
  return one;
}
