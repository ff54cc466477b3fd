import type * as motionModule from '#app/listing/motion/motion.tsx'

type Motion = typeof motionModule

let motion: Motion | null = null

/** What moves photos and cards; null until it is loaded. No page waits for it. */
export function loadedMotion(): Motion | null {
  return motion
}

export async function loadMotion(): Promise<void> {
  if (motion) return
  motion = await import('#app/listing/motion/motion.tsx')
  motion.watchWayBack()
}
