import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { unpackShippedBrowser } from './shipped-browser.ts'

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Features of the browser that are switched off. This list replaces Playwright's own, so it contains that too. The
 * popups of the address bar are additional pages of every window, which took nearly half of the CPU time.
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
 * Playwright's settings, which this list replaces (a fine pointer that can hover), and the distance in px at which
 * pictures are loaded, which otherwise depends on the estimated network speed.
 */
const SETTINGS = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  ...['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'].map((speed) => `lazyLoadingImageMarginPx${speed}=1250`),
]

/**
 * Runs as root and without a network: no sandbox, no graphics card, and no background requests of the browser. One
 * process for all pages: each new page would start one for an empty document and another for its first address.
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
 * The browser of the journeys: the one in CHROMIUM_PATH, or else the one from npm, which has no window and takes half
 * the CPU time, or else the system's, if the one from npm cannot run.
 */
export async function findBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || (isShipped() ? null : systemBrowser())
  if (executablePath) return { executablePath, args: FLAGS, env: process.env }
  const shipped = await unpackShippedBrowser()
  return { executablePath: shipped.executablePath, args: FLAGS, env: { ...process.env, ...shipped.env } }
}

/** The npm package supports one kind of machine. */
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
