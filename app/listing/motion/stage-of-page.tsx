import { setVariables } from './page-change.tsx'

/** Leads the photo to the stage, which may have moved meanwhile: a new page is shown from its top. */
export function aimAtStage(from: DOMRect): boolean {
  const stage = stageOfPage()?.getBoundingClientRect()
  if (!stage) return false
  setVariables({
    '--fly-x': `${stage.left - from.left}px`,
    '--fly-y': `${stage.top + window.scrollY - from.top}px`,
    '--fly-width': `${stage.width}px`,
    '--fly-height': `${stage.height}px`,
    // For a stage that comes while the photo flies.
    '--flown': `-${timeOfFlight()}ms`,
  })
  return true
}

/** In the animation of motion.css. */
function timeOfFlight(): number {
  const isOwn = (one: Animation) => one instanceof CSSAnimation && one.animationName === 'photo-to-stage'
  return Number(document.getAnimations().find(isOwn)?.currentTime ?? 0)
}

/** The large photo of a property. The page that is left stands before the one that comes. */
export function stageOfPage(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('.stage')].at(-1) ?? null
}
