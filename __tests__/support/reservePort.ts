import { Server } from 'node:net';

const { listen } = Server.prototype;

/** Preloaded into a program: the system refuses port 8080, as Windows does where it has reserved it. */
Object.assign(Server.prototype, {
  listen(this: Server, ...args: Parameters<typeof listen>) {
    if (Number(args[0]) !== 8080) return listen.apply(this, args);
    process.nextTick(() => this.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' })));
    return this;
  },
});
