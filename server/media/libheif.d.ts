/** The part of libheif's WebAssembly build that we use; its own types are wrong where handles and errors are concerned. */
declare module "libheif-js/wasm-bundle.js" {
  type Handle = { readonly heif: unique symbol };
  type HeifError = { code: unknown; message: string };
  type Channel = { width: number; height: number; stride: number; data: Uint8Array<ArrayBuffer> };
  const libheif: {
    ready?: Promise<unknown>;
    heif_error_code: { heif_error_Ok: unknown };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGB: unknown; heif_chroma_interleaved_RGBA: unknown };
    heif_context_alloc(): Handle | null;
    heif_context_read_from_memory(context: Handle, content: Uint8Array): HeifError;
    heif_js_context_get_primary_image_handle(context: Handle): Handle | HeifError;
    heif_image_handle_get_width(image: Handle): number;
    heif_image_handle_get_height(image: Handle): number;
    heif_image_handle_has_alpha_channel(image: Handle): number;
    /** The channels' bytes are views of WebAssembly memory: valid until the next call of libheif. */
    heif_js_decode_image2(
      image: Handle,
      space: unknown,
      chroma: unknown,
    ): { channels: Channel[] } | HeifError;
  };
  export default libheif;
}
