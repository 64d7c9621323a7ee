type HeicPixels = { width: number; height: number; channels: 3 | 4; data: Uint8Array<ArrayBuffer> };

/**
 * Upright 8-bit RGB, or RGBA where the picture has alpha: 48 megapixels take 4 s and 0.4 GB. Nothing is freed: the process that
 * decoded a HEIC ends after it, because WebAssembly memory never shrinks.
 * @throws for what libheif cannot decode and for too many pixels.
 */
export async function decodeHeic(content: Uint8Array, maxPixels: number): Promise<HeicPixels> {
  // Loaded when needed: 40 MB that no other format has a use for.
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  await libheif.ready;
  const context = libheif.heif_context_alloc();
  if (!context) throw new Error("libheif has no memory");
  const read = libheif.heif_context_read_from_memory(context, content);
  if (read.code !== libheif.heif_error_code.heif_error_Ok) throw new Error(read.message);
  const image = libheif.heif_js_context_get_primary_image_handle(context);
  if ("code" in image) throw new Error(image.message);
  const [width, height] = [
    libheif.heif_image_handle_get_width(image),
    libheif.heif_image_handle_get_height(image),
  ];
  if (width * height > maxPixels) throw new RangeError("The picture has too many pixels");
  const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } = libheif.heif_chroma;
  const channels = libheif.heif_image_handle_has_alpha_channel(image) ? 4 : 3;
  const decoded = libheif.heif_js_decode_image2(
    image,
    libheif.heif_colorspace.heif_colorspace_RGB,
    channels === 4 ? rgba : rgb,
  );
  if ("code" in decoded) throw new Error(decoded.message);
  const [pixels] = decoded.channels;
  if (!pixels) throw new Error("libheif decoded nothing");
  return { width: pixels.width, height: pixels.height, channels, data: tightRows(pixels, channels) };
}

/** libheif may pad its rows; moved together in place, so that no second picture is held. */
function tightRows(
  {
    width,
    height,
    stride,
    data,
  }: { width: number; height: number; stride: number; data: Uint8Array<ArrayBuffer> },
  channels: number,
): Uint8Array<ArrayBuffer> {
  const row = width * channels;
  if (stride > row) for (let y = 1; y < height; y++) data.copyWithin(y * row, y * stride, y * stride + row);
  return data.subarray(0, row * height);
}
