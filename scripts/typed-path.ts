import { resolve } from 'node:path'

/** A path as the person meant it: from the folder in which npm was run, not from that of the product. */
export function asTyped(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}
