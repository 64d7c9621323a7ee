// Sends the same form several times at once from a process of its own, so that the sender's work does not count as the server's.
// Arguments: address, token, how many, bytes of the image, bytes of the mask. Prints the statuses as JSON.
const [url = "", token = "", times = "1", imageBytes = "0", maskBytes = "0"] = process.argv.slice(2);

export {};

async function send() {
  const form = new FormData();
  form.append("prompt", "a lawn");
  form.append("image", new File([new Uint8Array(Number(imageBytes)).fill(7)], "yard.jpg"));
  form.append("mask", new File([new Uint8Array(Number(maskBytes)).fill(7)], "mask.png"));
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}
console.log(JSON.stringify(await Promise.all(Array.from({ length: Number(times) }, send))));
