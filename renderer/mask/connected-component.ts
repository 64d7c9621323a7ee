/** Coverage from which a pixel counts as inside. */
const insideFrom = 0.5;
/** Fainter than this is no edge pixel but noise. */
const faint = 0.02;

/** The largest 4-connected piece of a coverage mask with its anti-aliased rim; all other pieces become 0. */
export function largestComponent(mask: Float32Array, width: number, height: number): Float32Array {
  const { label, sizes } = labelComponents(mask, width, height);
  let best = 0;
  for (let k = 1; k < sizes.length; k++) if (best === 0 || sizes[k]! > sizes[best]!) best = k;
  const keeps = new Uint8Array(sizes.length);
  if (best > 0) keeps[best] = 1;
  return keepLabels(mask, width, height, label, keeps);
}

/** All 4-connected pieces of at least `minShare` of the picture, with their anti-aliased rims. */
export function largeComponents(
  mask: Float32Array,
  width: number,
  height: number,
  minShare = 0.015,
): Float32Array {
  const { label, sizes } = labelComponents(mask, width, height);
  const keeps = Uint8Array.from(sizes, (size) => (size > minShare * width * height ? 1 : 0));
  return keepLabels(mask, width, height, label, keeps);
}

/** Number of the piece per pixel (0 = outside) and pixels per piece (index 0 is unused). */
function labelComponents(mask: Float32Array, width: number, height: number) {
  const label = new Int32Array(width * height);
  const stack = new Int32Array(width * height);
  const sizes = [0];
  const last = width * (height - 1);
  for (let start = 0; start < mask.length; start++) {
    if (label[start] || mask[start]! < insideFrom) continue;
    const name = sizes.length;
    let size = 0;
    let depth = 0;
    label[start] = name;
    stack[depth++] = start;
    while (depth > 0) {
      const i = stack[--depth]!;
      const x = i % width;
      size++;
      // Written out four times: it is the inner loop of every mask, and a closure would cost as much again.
      if (x > 0 && label[i - 1] === 0 && mask[i - 1]! >= insideFrom) {
        label[i - 1] = name;
        stack[depth++] = i - 1;
      }
      if (x < width - 1 && label[i + 1] === 0 && mask[i + 1]! >= insideFrom) {
        label[i + 1] = name;
        stack[depth++] = i + 1;
      }
      if (i >= width && label[i - width] === 0 && mask[i - width]! >= insideFrom) {
        label[i - width] = name;
        stack[depth++] = i - width;
      }
      if (i < last && label[i + width] === 0 && mask[i + width]! >= insideFrom) {
        label[i + width] = name;
        stack[depth++] = i + width;
      }
    }
    sizes.push(size);
  }
  return { label, sizes };
}

/** `keeps` by number of the piece, 0 for "outside". */
function keepLabels(
  mask: Float32Array,
  width: number,
  height: number,
  label: Int32Array,
  keeps: Uint8Array,
): Float32Array {
  const kept = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const name = label[i]!;
      if (name > 0) {
        if (keeps[name]) kept[i] = mask[i]!;
        continue;
      }
      if (mask[i]! <= faint) continue;
      const rim =
        (x > 0 && keeps[label[i - 1]!]) ||
        (x < width - 1 && keeps[label[i + 1]!]) ||
        (y > 0 && keeps[label[i - width]!]) ||
        (y < height - 1 && keeps[label[i + width]!]);
      if (rim) kept[i] = mask[i]!;
    }
  }
  return kept;
}
