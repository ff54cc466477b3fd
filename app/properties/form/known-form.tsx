import { type CardCopy, propertyCode } from '#app/properties/property.ts'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import '#app/ui/panel/panel.css'
import './form.css'

/** The form of a property that is on its way: whose it is, and nothing to type in yet. */
export function KnownForm({ card }: { card: CardCopy }) {
  return (
    <div className="form-screen">
      <header className="form-bar border-b border-line">
        <div className="form-bar-line">
          <p className="font-display text-[1.25rem] font-semibold">Editar Propiedad</p>
        </div>
      </header>
      <div className="wrap pt-6">
        <div className={`${BOX} ${BOX_BODY} mx-auto grid max-w-[72rem] gap-2`}>
          <p className="text-lg font-semibold">{card.title}</p>
          <p className="num text-ink-3">{propertyCode(card)}</p>
          <p className="flex items-center gap-2 pt-4">
            <span aria-hidden="true" className="spinner" />
            Cargando...
          </p>
        </div>
      </div>
    </div>
  )
}
