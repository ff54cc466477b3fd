declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    redrawHero: (file: File) => Promise<HeroPhoto | { refusal: string }>
  }
}

export const ACCEPTED_HEROES = 'image/jpeg,image/png,image/webp,image/avif'
export const MAX_HERO_MB = 10
/** A narrower photo would be blurred over the whole screen. */
export const LEAST_HERO_WIDTH = 1000

/** The agency's own photo at the top of its home page; `data` is a JPEG as base64, `hash` names it in its address. */
export type HeroPhoto = { hash: string; data: string; width: number; height: number }

export type ShownHero = Pick<HeroPhoto, 'width' | 'height'> & { src: string }

/** Its name under `/marca/`: another photo has another address. */
export function heroName({ hash }: Pick<HeroPhoto, 'hash'>): string {
  return `portada.${hash}.jpg`
}

export function shownHero(hero: HeroPhoto | null): ShownHero | null {
  return hero && { src: `/marca/${heroName(hero)}`, width: hero.width, height: hero.height }
}
