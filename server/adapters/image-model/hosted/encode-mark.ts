import sharp from "sharp";
import type { MarkForm } from "#core/prompt/mark-forms.ts";
import type { Mask } from "#renderer/image/rgb-image.ts";
import type { EditArea } from "#server/adapters/image-model/image-model.ts";
import type { Order, Size } from "./service.ts";

/** The pen's width as a share of the picture's: seen at a glance, and narrower than the things it goes around. */
const PEN_SHARE = 0.006;

/**
 * The region that may change as a PNG of `size` in the form that a model reads. Null where it is all of the picture, which needs
 * no mark: some services refuse a mask of one color.
 */
export async function encodeMark(
  form: MarkForm,
  editable: Mask,
  areas: EditArea[],
  size: Size,
): Promise<Order["mark"]> {
  const mayChange = await sharp(
    editable.data.map((value) => (value > 0 ? 255 : 0)),
    { raw: { width: editable.width, height: editable.height, channels: 1 } },
  )
    .resize({ ...size, fit: "fill", kernel: "nearest" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  if (mayChange.every((value) => value === 255)) return null;
  const content = await ENCODERS[form]({ mayChange, size, areas, photo: editable });
  return { form, content };
}

type Marking = { mayChange: Buffer; size: Size; areas: EditArea[]; photo: Size };

const blackAndWhite = (values: Uint8Array, size: Size) =>
  sharp(values, { raw: { ...size, channels: 1 } })
    .toColourspace("b-w")
    .png({ compressionLevel: 9 })
    .toBuffer();

const whiteEdits = ({ mayChange, size }: Marking) => blackAndWhite(mayChange, size);

const ENCODERS: Record<MarkForm, (marking: Marking) => Promise<Uint8Array>> = {
  "alpha-0-edits": ({ mayChange, size }) => {
    // Its colors say the same as its alpha, white where it may change: servers behind a relay read those.
    const rgba = Buffer.alloc(size.width * size.height * 4);
    for (let at = 0; at < mayChange.length; at++) {
      const value = mayChange[at]!;
      for (let c = 0; c < 3; c++) rgba[at * 4 + c] = value;
      rgba[at * 4 + 3] = 255 - value;
    }
    return sharp(rgba, { raw: { ...size, channels: 4 } })
      .png({ palette: false, compressionLevel: 9 })
      .toBuffer();
  },
  "white-edits": whiteEdits,
  "black-edits": ({ mayChange, size }) =>
    blackAndWhite(
      mayChange.map((value) => 255 - value),
      size,
    ),
  "second-picture": whiteEdits,
  "drawn-outlines": ({ size, areas, photo }) => {
    const at = ({ x, y }: { x: number; y: number }) =>
      `${((x / photo.width) * size.width).toFixed(1)},${((y / photo.height) * size.height).toFixed(1)}`;
    const pen = Math.max(3, size.width * PEN_SHARE).toFixed(1);
    const outlines = areas.map(
      ({ path }) =>
        `<polygon points="${path.map(at).join(" ")}" fill="none" stroke="#f00" stroke-width="${pen}" stroke-linejoin="round"/>`,
    );
    const { width, height } = size;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${outlines.join("")}</svg>`;
    return sharp(Buffer.from(svg)).png({ palette: false }).toBuffer();
  },
};
