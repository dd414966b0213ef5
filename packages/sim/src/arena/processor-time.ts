/**
 * Milliseconds of a processor that this thread has taken, for measuring only: what others do on the machine does not count. Node
 * before 23.9 cannot tell it, there it is the time that has passed.
 */
export function processorTime(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
