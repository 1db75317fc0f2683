// The development server puts this into its pages: they show what is new.
{
  const server = new EventSource('/__reload');
  server.onmessage = () => location.reload();
  server.onopen = () => {
    // A second time, another server answers.
    server.onopen = () => location.reload();
  };
}
