/** Stands in for the network, which jsdom has not; returns the mock that holds the requests. */
export function fakeServer(answer: (request: RequestInit) => Promise<Response>) {
  const fetch = jest.fn((_url: string, request: RequestInit) => answer(request));
  Object.assign(window, { fetch });
  return fetch;
}

export function reply(body: string, status = 200) {
  return { ok: status >= 200 && status < 300, status, json: async () => JSON.parse(body) } as Response;
}

/** The form fields of the last request. */
export function entriesOf(requests: ReturnType<typeof fakeServer>) {
  const body = requests.mock.lastCall?.[1].body;
  if (!(body instanceof FormData)) throw new Error('The last request carried no form.');
  return [...body];
}
