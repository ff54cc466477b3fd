import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { unpackShippedBrowser } from './shipped-browser.ts'

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * What the browser need not do. A later list replaces Playwright's own, so it stands here too; the popups of the address
 * bar are pages of their own, loaded with every window: they took nearly half of the processor's time.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'LensOverlay',
  'MediaRouter',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
]

/**
 * Playwright's own, which a later list replaces (the pointer is fine, and hovers), and how near a picture must be to be
 * loaded, in px: otherwise it depends on how fast the network seems to be.
 */
const SETTINGS = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  ...['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'].map((speed) => `lazyLoadingImageMarginPx${speed}=1250`),
]

/**
 * Runs as root and without a network: no sandbox, no graphics card, and none of the browser's own errands. One process for
 * the pages: each new page would begin one for an empty document and another at its first address.
 */
const FLAGS = [
  `--disable-features=${WITHOUT.join(',')}`,
  `--blink-settings=${SETTINGS.join(',')}`,
  '--no-sandbox',
  '--renderer-process-limit=1',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Browser = { executablePath: string; args: string[]; env: Record<string, string | undefined> }

/**
 * The browser for the journeys: the one named by CHROMIUM_PATH, else the one that npm brought, which has no window to
 * draw and takes half of the processor's time, else the system's, where npm's can't run.
 */
export async function findBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || (isShipped() ? null : systemBrowser())
  if (executablePath) return { executablePath, args: FLAGS, env: process.env }
  const shipped = await unpackShippedBrowser()
  return { executablePath: shipped.executablePath, args: FLAGS, env: { ...process.env, ...shipped.env } }
}

/** npm brings it for one kind of machine. */
function isShipped(): boolean {
  return process.platform === 'linux' && process.arch === 'x64'
}

function systemBrowser(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = SYSTEM_BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
