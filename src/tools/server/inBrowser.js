// The development server adds this script to its pages. The script reloads the page after a change, and sends errors to the terminal.
{
  const server = new EventSource('/__reload');
  server.onmessage = () => location.reload();
  server.onopen = () => {
    // A second connection means that a new server has started.
    server.onopen = () => location.reload();
  };

  /** Returns the message and the stack of an error. Only some browsers begin the stack with the message. @param {any} part */
  const textOf = (part) => (part?.stack ? `${part}\n${part.stack.replace(`${part}\n`, '')}` : `${part}`);
  /** @param {unknown[]} parts */
  const sendError = (...parts) => {
    const body = JSON.stringify(parts.map(textOf));
    // Without a server, this request fails. The catch keeps the page from reporting that failure, too.
    fetch('/__error', { method: 'POST', body }).catch(() => {});
  };

  addEventListener('error', ({ error, message }) => sendError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => sendError(reason));
  const { error } = console;
  console.error = (...parts) => {
    error(...parts);
    sendError(...parts);
  };
}
