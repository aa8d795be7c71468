/* global document */
import * as T from 'three';

const halton = (index, base) => {
  let fraction = 1;
  let value = 0;
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    fraction /= base;
    value += fraction * (i % base);
  }
  return value;
};

/** A photo studio as light source for reflections: warm walls, one large soft box, two strips, a bright floor. */
function studioEnvironment(renderer) {
  const room = new T.Scene();
  const panel = (width, height, strength, colour, position) => {
    const material = new T.MeshBasicMaterial({
      color: new T.Color(colour).multiplyScalar(strength),
      side: T.DoubleSide,
    });
    const mesh = new T.Mesh(new T.PlaneGeometry(width, height), material);
    mesh.position.set(...position);
    mesh.lookAt(0, 1, 0);
    room.add(mesh);
  };
  const walls = new T.MeshBasicMaterial({
    color: new T.Color('#d6cfc6').multiplyScalar(0.62),
    side: T.BackSide,
  });
  room.add(new T.Mesh(new T.BoxGeometry(24, 14, 24), walls));
  panel(7, 7, 10, '#fff8ee', [-8, 7, 6]);
  panel(1.6, 9, 8, '#fffaf2', [9, 3, 3]);
  panel(1.2, 9, 6, '#fff6ea', [-10, 3, -3]);
  panel(8, 2.5, 4, '#ffffff', [0, 9, -6]);
  panel(1.6, 6, 0.2, '#241d16', [4.5, 2, 11]);
  panel(2, 8, 0.02, '#241d16', [-11, 1, 2]);
  panel(20, 20, 0.75, '#efe2cf', [0, -6, 0]);
  const generator = new T.PMREMGenerator(renderer);
  const texture = generator.fromScene(room, 0.012).texture;
  generator.dispose();
  return texture;
}

/** Shadow of a palm leaf or a lattice window thrown over the set. */
function gobo(kind) {
  const group = new T.Group();
  const material = new T.MeshBasicMaterial({
    side: T.DoubleSide,
    colorWrite: false,
    depthWrite: false,
  });
  const add = (geometry, x, y, turn) => {
    const mesh = new T.Mesh(geometry, material);
    mesh.position.set(x, y, 0);
    mesh.rotation.z = turn;
    mesh.castShadow = true;
    group.add(mesh);
  };
  if (kind === 'palm') {
    for (let i = 0; i < 17; i += 1) {
      const t = i / 16;
      for (const side of [1, -1]) {
        const leaf = new T.Shape();
        const length = 1.5 * Math.sin(Math.PI * (0.18 + 0.78 * t)) + 0.25;
        leaf.moveTo(0, 0);
        leaf.quadraticCurveTo(length * 0.5, 0.11, length, 0);
        leaf.quadraticCurveTo(length * 0.5, -0.09, 0, 0);
        add(new T.ShapeGeometry(leaf), -2.2 + t * 4, 0.55 * t * t, side * (1.15 - 0.6 * t));
      }
    }
    add(new T.PlaneGeometry(4.2, 0.05), 0, 0.22, 0.12);
  } else {
    for (let i = -3; i <= 3; i += 1) {
      add(new T.PlaneGeometry(0.09, 6), i * 0.75, 0, 0);
      add(new T.PlaneGeometry(6, 0.09), 0, i * 0.75, 0);
      for (let k = -3; k <= 3; k += 1)
        add(new T.PlaneGeometry(0.42, 0.42), i * 0.75, k * 0.75, Math.PI / 4);
    }
  }
  return group;
}

/** One renderer for all pictures; `shoot` averages many jittered frames into soft shadows, depth of field and smooth edges. */
export class Studio {
  constructor() {
    this.renderer = new T.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
    this.renderer.toneMapping = T.NeutralToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = T.PCFShadowMap;
    this.renderer.transmissionResolutionScale = 0.6;
    document.body.append(this.renderer.domElement);
    this.environment = studioEnvironment(this.renderer);
  }

  /** A set with backdrop and lights: wall colour, optional gobo. */
  stage({ wall, gobo: goboKind = null, exposure = 1, deep = 1 }) {
    const scene = new T.Scene();
    scene.environment = this.environment;
    scene.environmentIntensity = 0.72;
    const profile = [
      [0, 0],
      [9, 0],
    ];
    for (let i = 0; i <= 24; i += 1) {
      const a = (i / 24) * (Math.PI / 2);
      profile.push([9 + 5 * Math.sin(a), 5 - 5 * Math.cos(a)]);
    }
    profile.push([14.2, 30]);
    const backdrop = new T.Mesh(
      new T.LatheGeometry(
        profile.map(([x, y]) => new T.Vector2(x * deep, y * deep)),
        96,
      ),
      new T.MeshLambertMaterial({ color: wall, side: T.DoubleSide }),
    );
    backdrop.receiveShadow = true;
    scene.add(backdrop);
    const light = (colour, strength) => {
      const one = new T.DirectionalLight(colour, strength);
      one.castShadow = true;
      one.shadow.mapSize.set(1024, 1024);
      one.shadow.radius = 2.2;
      one.shadow.bias = -0.0006;
      one.shadow.normalBias = 0.012;
      Object.assign(one.shadow.camera, {
        left: -4,
        right: 4,
        top: 4,
        bottom: -4,
        near: 1,
        far: 30,
      });
      one.target.position.set(0, 1, 0);
      scene.add(one, one.target);
      return one;
    };
    const key = light('#fff9f1', 1.9);
    const dome = light('#ffffff', 1.68);
    if (goboKind) {
      const screen = gobo(goboKind);
      screen.position.set(-3.6, 6.2, 4.9);
      screen.lookAt(0, 1.4, 0);
      if (goboKind === 'palm') screen.rotateZ(-0.5);
      screen.scale.setScalar(1.15);
      scene.add(screen);
    }
    this.renderer.toneMappingExposure = exposure;
    return { scene, key, dome };
  }

  /** Renders `samples` frames of a set through a camera aimed at `target` and returns the mean as PNG data. */
  shoot(
    { scene, key, dome },
    camera,
    target,
    { width, height, samples = 20, aperture = 0, wide = 1 },
  ) {
    this.renderer.setSize(width, height, false);
    const gl = this.renderer.getContext();
    const sum = new Float32Array(width * height * 4);
    const frame = new Uint8Array(width * height * 4);
    const home = camera.position.clone();
    for (const one of [key, dome]) {
      const reach = 3.6 * wide;
      Object.assign(one.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach });
      one.shadow.camera.updateProjectionMatrix();
    }
    for (let i = 1; i <= samples; i += 1) {
      const [a, b] = [halton(i, 2), halton(i, 3)];
      const [c, d] = [halton(i, 5), halton(i, 7)];
      key.position.set(-5.2 + (a - 0.5) * 2.2, 8 + (b - 0.5) * 1.6, 6.6 + (c - 0.5) * 2.2);
      const lift = Math.sqrt(1 - a * 0.92);
      const round = b * Math.PI * 2;
      dome.position.set(
        12 * Math.cos(round) * Math.sqrt(1 - lift * lift),
        1 + 12 * lift,
        3 + 12 * Math.sin(round) * Math.sqrt(1 - lift * lift),
      );
      camera.setViewOffset(width, height, a - 0.5, d - 0.5, width, height);
      if (aperture > 0) {
        const r = aperture * Math.sqrt(c);
        const right = new T.Vector3().setFromMatrixColumn(camera.matrix, 0);
        const up = new T.Vector3().setFromMatrixColumn(camera.matrix, 1);
        camera.position
          .copy(home)
          .addScaledVector(right, r * Math.cos(d * 6.2832))
          .addScaledVector(up, r * Math.sin(d * 6.2832));
        camera.lookAt(target);
      }
      this.renderer.render(scene, camera);
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, frame);
      for (let p = 0; p < frame.length; p += 1) sum[p] += frame[p];
    }
    camera.position.copy(home);
    camera.lookAt(target);
    return this.develop(sum, width, height, samples);
  }

  develop(sum, width, height, samples) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const from = ((height - 1 - y) * width + x) * 4;
        const to = (y * width + x) * 4;
        const grain = (((x * 12.9898 + y * 78.233) % 1) - 0.5) * 0.9;
        for (let k = 0; k < 3; k += 1) image.data[to + k] = sum[from + k] / samples + grain;
        image.data[to + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }
}

/** Frees what a finished set holds on the graphics side. */
export function dispose(scene) {
  scene.traverse((node) => {
    node.geometry?.dispose();
    const materials = Array.isArray(node.material) ? node.material : [node.material];
    for (const material of materials) {
      if (!material) continue;
      for (const value of Object.values(material))
        if (value?.isTexture && !value.isRenderTargetTexture) value.dispose();
      material.dispose();
    }
  });
}

/** Places a camera so that `group` fills the wanted share of the picture, seen from yaw and pitch (degrees). */
export function frame(
  group,
  {
    yaw,
    pitch,
    fill,
    width,
    height,
    fov = 22,
    shift = [0, 0],
    focus = null,
    edge = null,
    widest = 1,
  },
) {
  const camera = new T.PerspectiveCamera(fov, width / height, 0.1, 80);
  const points = [];
  group.updateWorldMatrix(true, true);
  group.traverse((node) => {
    if (!node.isMesh || node.userData.unframed) return;
    const positions = node.geometry.attributes.position;
    const step = Math.max(1, Math.floor(positions.count / 160));
    for (let i = 0; i < positions.count; i += step)
      points.push(new T.Vector3().fromBufferAttribute(positions, i).applyMatrix4(node.matrixWorld));
  });
  const target = new T.Box3().setFromPoints(points).getCenter(new T.Vector3());
  const direction = new T.Vector3().setFromSphericalCoords(
    1,
    ((90 - pitch) * Math.PI) / 180,
    (yaw * Math.PI) / 180,
  );
  let distance = 12;
  for (let round = 0; round < 8; round += 1) {
    camera.position.copy(target).addScaledVector(direction, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
    const low = new T.Vector2(9, 9);
    const high = new T.Vector2(-9, -9);
    for (const point of points) {
      const p = point.clone().project(camera);
      low.min(p);
      high.max(p);
    }
    const half = distance * Math.tan((fov * Math.PI) / 360);
    const right = new T.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new T.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    target
      .addScaledVector(right, ((low.x + high.x) / 2) * half * (width / height))
      .addScaledVector(up, ((low.y + high.y) / 2) * half);
    distance *= Math.max((high.x - low.x) / 2, (high.y - low.y) / 2) / fill;
  }
  if (focus) {
    const box = new T.Box3().setFromPoints(points);
    const size = box.getSize(new T.Vector3());
    target.set(
      box.min.x + size.x * focus[0],
      box.min.y + size.y * focus[1],
      box.min.z + size.z * focus[2],
    );
  }
  camera.position.copy(target).addScaledVector(direction, distance);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  if (edge !== null) {
    const across = Math.max(...points.map((point) => Math.abs(point.clone().project(camera).x)));
    if (across > widest) distance *= across / widest;
    shift = [edge - Math.min(across, widest), shift[1]];
  }
  const half = distance * Math.tan((fov * Math.PI) / 360);
  const right = new T.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const up = new T.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
  target
    .addScaledVector(right, -shift[0] * half * (width / height))
    .addScaledVector(up, -shift[1] * half);
  camera.position.copy(target).addScaledVector(direction, distance);
  camera.position.y = Math.max(camera.position.y, 0.12);
  camera.lookAt(target);
  return { camera, target };
}
