/** Position of the poster frame in a video, s. */
const AT = 1;
const LONGEST_WAIT_MS = 10_000;
const WIDEST = 1600;
const QUALITY = 0.85;

/** Resolves on the next event of this type; rejects when the file cannot be played. */
const next = (clip: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const limit = AbortSignal.timeout(LONGEST_WAIT_MS);
    limit.addEventListener('abort', reject);
    clip.addEventListener(event, resolve, { once: true });
    clip.addEventListener('error', reject, { once: true });
  });

const captureFrame = (clip: HTMLVideoElement): Promise<Blob | null> => {
  const { videoWidth, videoHeight } = clip;
  const scale = Math.min(1, WIDEST / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(clip, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
};

const createPoster = async (video: File): Promise<File | undefined> => {
  const clip = document.createElement('video');
  let url: string | undefined;
  try {
    url = URL.createObjectURL(video);
    clip.muted = true;
    clip.preload = 'auto';
    clip.src = url;
    await next(clip, 'loadeddata');
    const found = next(clip, 'seeked');
    clip.currentTime = Number.isFinite(clip.duration) ? Math.min(AT, clip.duration / 2) : AT;
    await found;
    const picture = await captureFrame(clip);
    return picture ? new File([picture], 'poster.jpg', { type: picture.type }) : undefined;
  } catch {
    return undefined;
  } finally {
    clip.removeAttribute('src');
    if (url) URL.revokeObjectURL(url);
  }
};

const created = new WeakMap<File, Promise<File | undefined>>();

/**
 * A video file's frame at the first second; undefined when the browser cannot play it. Created once per file, so that
 * a repeated request has the same bytes.
 */
export const posterOf = (video: File): Promise<File | undefined> => {
  const poster = created.get(video) ?? createPoster(video);
  created.set(video, poster);
  return poster;
};
