import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const APP = new URL('../app/', import.meta.url)
/** What derives columns from the facts of a property. */
const RULES = ['properties/derived-columns.ts', 'properties/place/public-point.server.ts']
const IMPORTED = / from '([^']+\.tsx?)'/g

/** Tells the rules of this code from those of any other: a rule that changes can't forget to say so. */
export async function rulesDigest(): Promise<string> {
  const hash = createHash('sha256')
  for (const { text } of await rulesFiles()) hash.update(text)
  return hash.digest('base64url')
}

/** The sources that those rules are made of, with all that they import. */
export async function rulesFiles(): Promise<{ path: string; text: string }[]> {
  const files: { path: string; text: string }[] = []
  const found = new Set(RULES.map((path) => new URL(path, APP).href))
  // A set goes on with what is added to it meanwhile.
  for (const href of found) {
    const text = await readFile(new URL(href), 'utf8')
    files.push({ path: href.slice(APP.href.length), text })
    for (const [, name = ''] of text.matchAll(IMPORTED))
      found.add((name.startsWith('#app/') ? new URL(name.slice('#app/'.length), APP) : new URL(name, href)).href)
  }
  return files
}
