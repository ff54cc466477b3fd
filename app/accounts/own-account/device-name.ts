/** Browsers by a word of what they call themselves; those that also carry another one's word come first. */
const BROWSERS: readonly [word: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly [word: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** 'Chrome en Windows', by what a browser calls itself. */
export function deviceName(userAgent: string | null): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([word]) => word.test(userAgent ?? ''))?.[1] ?? null,
  )
  if (browser && system) return `${browser} en ${system}`
  return browser ?? system ?? 'Dispositivo desconocido'
}
