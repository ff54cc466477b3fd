import { Icon } from '#app/ui/icon.tsx'

/** Where a card is asked to keep its property. */
export const HEART = '.card-favourite'

/** Over the photo of a card, which answers for it; the heart is filled once its property is kept. */
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
