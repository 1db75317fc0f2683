const { Server } = require('node:net');

const { listen } = Server.prototype;

/** Preloaded into a program: the system refuses port 8080, as Windows does where it has reserved it. */
Object.assign(Server.prototype, {
  /**
   * @this {Server}
   * @param {Parameters<typeof listen>} args
   */
  listen(...args) {
    if (args[0] !== 8080) return listen.apply(this, args);
    process.nextTick(() => this.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' })));
    return this;
  },
});
