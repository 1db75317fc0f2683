import { Server } from 'node:net';

const { listen } = Server.prototype;
const { REFUSED_WITH: code } = process.env;

/**
 * Preloaded into a program: the system refuses port 8080 with the error in `REFUSED_WITH`. It is EADDRINUSE where another program
 * has the port, and EACCES on Windows where the system has reserved it. JavaScript, as a thread of Node loads it without `tsx`.
 */
Server.prototype.listen = function (/** @type {any[]} */ ...args) {
  if (Number(args[0]) !== 8080) return Reflect.apply(listen, this, args);
  process.nextTick(() => this.emit('error', Object.assign(new Error(`listen ${code}`), { code })));
  return this;
};
