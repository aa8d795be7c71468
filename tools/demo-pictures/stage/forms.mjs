import * as T from 'three';

export const V2 = (points) => points.map(([x, y]) => new T.Vector2(x, y));
const V3 = (points) => points.map(([x, y, z]) => new T.Vector3(x, y, z));

/** A mesh that throws and takes shadows. */
export function mesh(geometry, material, position = [0, 0, 0], rotation = [0, 0, 0]) {
  const one = new T.Mesh(geometry, material);
  one.position.set(...position);
  one.rotation.set(...rotation);
  one.castShadow = true;
  one.receiveShadow = true;
  return one;
}

export function group(...children) {
  const one = new T.Group();
  for (const child of children) if (child) one.add(child);
  return one;
}

/** A turned body from a profile of [radius, height] pairs; `round` smooths the profile with a spline. */
export function lathe(profile, { round = true, segments = 128, points = 120 } = {}) {
  const line = round ? new T.SplineCurve(V2(profile)).getPoints(points) : V2(profile);
  return new T.LatheGeometry(
    line.map((p) => new T.Vector2(Math.max(0, p.x), p.y)),
    segments,
  );
}

export function roundedShape(width, height, radius) {
  const shape = new T.Shape();
  const [w, h, r] = [width / 2, height / 2, radius];
  shape.moveTo(-w + r, -h);
  shape.lineTo(w - r, -h);
  shape.quadraticCurveTo(w, -h, w, -h + r);
  shape.lineTo(w, h - r);
  shape.quadraticCurveTo(w, h, w - r, h);
  shape.lineTo(-w + r, h);
  shape.quadraticCurveTo(-w, h, -w, h - r);
  shape.lineTo(-w, -h + r);
  shape.quadraticCurveTo(-w, -h, -w + r, -h);
  return shape;
}

/** An extruded shape with soft edges, centred in depth. */
export function slab(shape, depth, bevel = 0.04, segments = 5) {
  const geometry = new T.ExtrudeGeometry(shape, {
    depth: Math.max(0.001, depth - bevel * 2),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: segments,
    curveSegments: 40,
  });
  geometry.translate(0, 0, -(depth - bevel * 2) / 2);
  return geometry;
}

/** A box with soft edges, standing on y = 0. */
export function block(width, height, depth, radius = 0.06, bevel = 0.03) {
  const geometry = slab(roundedShape(width, height, radius), depth, bevel);
  geometry.translate(0, height / 2, 0);
  return geometry;
}

/** A surface from a function of (u, v) in 0..1, with smooth normals also across a closed seam. */
export function surface(at, columns, rows) {
  const positions = [];
  const normals = [];
  const uvs = [];
  const index = [];
  const step = 1e-3;
  for (let j = 0; j <= rows; j += 1) {
    for (let i = 0; i <= columns; i += 1) {
      const [u, v] = [i / columns, j / rows];
      const p = new T.Vector3(...at(u, v));
      const a = new T.Vector3(...at(u + step, v)).sub(new T.Vector3(...at(u - step, v)));
      const b = new T.Vector3(...at(u, Math.min(1, v + step))).sub(
        new T.Vector3(...at(u, Math.max(0, v - step))),
      );
      const n = a.cross(b).normalize();
      positions.push(p.x, p.y, p.z);
      normals.push(n.x, n.y, n.z);
      uvs.push(u, v);
      if (i < columns && j < rows) {
        const q = j * (columns + 1) + i;
        index.push(q, q + 1, q + columns + 1, q + 1, q + columns + 2, q + columns + 1);
      }
    }
  }
  const geometry = new T.BufferGeometry();
  geometry.setAttribute('position', new T.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new T.Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new T.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  return geometry;
}

export function tube(
  points,
  radius,
  { closed = false, segments = 160, sides = 20, tension = 0.5 } = {},
) {
  const curve = new T.CatmullRomCurve3(V3(points), closed, 'catmullrom', tension);
  return new T.TubeGeometry(curve, segments, radius, sides, closed);
}

/** A flat band of a width and thickness along a path in the plane y-z (or any path), its width along `across`. */
export function band(path, width, thickness, across = [1, 0, 0], steps = 200, closed = false) {
  const side = new T.Vector3(...across).normalize();
  const ring = [];
  const corner = Math.min(thickness / 2, 0.03);
  const widest = typeof width === 'function' ? width(0) : width;
  for (const [sx, sy, a0] of [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ]) {
    for (let k = 0; k <= 3; k += 1) {
      const a = ((a0 + k * 30) * Math.PI) / 180;
      ring.push([
        sx * (0.5 - corner / widest) + (Math.cos(a) * corner) / widest,
        sy * (thickness / 2 - corner) + Math.sin(a) * corner,
      ]);
    }
  }
  ring.push(ring[0]);
  const at = (u, v) => {
    const t = closed ? ((u % 1) + 1) % 1 : Math.min(1, Math.max(0, u));
    const p = new T.Vector3(...path(t));
    const e = 1e-3;
    const before = new T.Vector3(...path(closed ? (t - e + 1) % 1 : Math.max(0, t - e)));
    const after = new T.Vector3(...path(closed ? (t + e) % 1 : Math.min(1, t + e)));
    const normal = after.sub(before).cross(side).normalize();
    const place = Math.min(ring.length - 1.0001, v * (ring.length - 1));
    const k = Math.floor(place);
    const f = place - k;
    const x = ring[k][0] * (1 - f) + ring[k + 1][0] * f;
    const y = ring[k][1] * (1 - f) + ring[k + 1][1] * f;
    const w = typeof width === 'function' ? width(t) : width;
    p.addScaledVector(side, x * w).addScaledVector(normal, y);
    return [p.x, p.y, p.z];
  };
  const geometry = surface(at, steps, (ring.length - 1) * 1);
  return geometry;
}

/** The shop's eight-pointed star. */
export function star(outer, inner = outer * 0.72, points = 8) {
  const shape = new T.Shape();
  for (let i = 0; i < points * 2; i += 1) {
    const r = i % 2 === 0 ? outer : inner;
    const a = (i / (points * 2)) * Math.PI * 2 + Math.PI / 2;
    if (i === 0) shape.moveTo(r * Math.cos(a), r * Math.sin(a));
    else shape.lineTo(r * Math.cos(a), r * Math.sin(a));
  }
  shape.closePath();
  return shape;
}
