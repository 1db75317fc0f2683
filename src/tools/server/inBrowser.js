// The development server puts this into its pages: they show what is new, and the terminal prints their errors.
{
  const server = new EventSource('/__reload');
  server.onmessage = () => location.reload();
  server.onopen = () => {
    // A second time, another server answers.
    server.onopen = () => location.reload();
  };

  /** Only some browsers begin the stack with the message. @param {any} part */
  const textOf = (part) => (part?.stack ? `${part}\n${part.stack.replace(`${part}\n`, '')}` : `${part}`);
  /** @param {unknown[]} parts */
  const tell = (...parts) => {
    const body = JSON.stringify(parts.map(textOf));
    // A failure would be told, too, as long as there is no server.
    fetch('/__error', { method: 'POST', body }).catch(() => {});
  };

  addEventListener('error', ({ error, message }) => tell(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  const { error } = console;
  console.error = (...parts) => {
    error(...parts);
    tell(...parts);
  };
}
