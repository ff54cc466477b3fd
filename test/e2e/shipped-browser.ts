import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = resolve('node_modules/.cache')
const FOLDER = join(CACHE, 'chromium')
const FONTS = join(FOLDER, 'fonts.conf')

/**
 * The browser in the npm package, with the libraries and fonts that a minimal machine lacks. Unpacked once per install.
 * @returns its path, and the environment variables that it needs
 */
export async function unpackShippedBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  if (!existsSync(FOLDER)) await unpack()
  reportFonts()
  return {
    executablePath: join(FOLDER, 'chromium'),
    env: { LD_LIBRARY_PATH: join(FOLDER, 'al2023', 'lib'), FONTCONFIG_FILE: FONTS },
  }
}

/** The folder is renamed only when complete: an interrupted unpacking is never used. */
async function unpack() {
  mkdirSync(CACHE, { recursive: true })
  const unfinished = mkdtempSync(join(CACHE, 'chromium-'))
  await unpackInto(unfinished)
  try {
    renameSync(unfinished, FOLDER)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(FOLDER)) throw error
  }
}

/** The package unpacks into the temporary folder, and its libraries only on machines that it recognises. */
async function unpackInto(folder: string) {
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const packed = resolve(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin')
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  try {
    await Promise.all([chromium.executablePath(packed), inflate(join(packed, 'al2023.tar.br'))])
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

/** A copied or moved folder has its fonts in another place; without fonts the browser crashes at the first page. */
function reportFonts() {
  const said = existsSync(FONTS) ? readFileSync(FONTS, 'utf8') : ''
  if (said === fontSettings()) return
  const unfinished = `${FONTS}.${process.pid}`
  writeFileSync(unfinished, fontSettings())
  renameSync(unfinished, FONTS)
}

function fontSettings(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(FOLDER, 'fonts')}</dir><cachedir>${join(FOLDER, 'font-cache')}</cachedir></fontconfig>
`
}
