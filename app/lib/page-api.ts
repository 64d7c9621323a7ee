import { API_HEADER, VISITOR_HEADER } from "#contract/site.ts";

/** How a page's own loader, which runs in our server, asks the API: for the visitor whose page it is. */
export function pageApi(request: Request): (path: string) => Promise<Response> {
  const origin = request.headers.get(API_HEADER);
  const headers = { [VISITOR_HEADER]: request.headers.get(VISITOR_HEADER) ?? "" };
  return (path) => fetch(`${origin}/api${path}`, { signal: request.signal, headers });
}
