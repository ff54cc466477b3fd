import { Icon } from '#app/ui/icon.tsx'

/** Selector of the favourite button of a card. */
export const HEART = '.card-favourite'

/** The favourite button over a card's photo. The card handles its clicks and sets `aria-pressed`, which fills the heart. */
export function CardHeart({ name }: { name: string }) {
  return (
    <button type="button" aria-pressed={false} aria-label={heartLabel(name)} className="favourite card-favourite">
      <Icon name="heart" />
    </button>
  )
}

export function heartLabel(name: string): string {
  return `Guardar en favoritos: ${name}`
}
