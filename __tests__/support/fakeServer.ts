/** Replaces `fetch`, which jsdom lacks. Returns the mock function. */
export function fakeServer(answer: (request: RequestInit) => Promise<Response>) {
  const fetch = jest.fn((_url: string, request: RequestInit) => answer(request));
  Object.assign(window, { fetch });
  return fetch;
}

export function reply(body: string, status = 200) {
  return { ok: status >= 200 && status < 300, status, json: async () => JSON.parse(body) } as Response;
}
