import { type CardCopy, propertyCode } from '#app/catalogue/property/property.ts'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import '#app/ui/panel/panel.css'
import './form.css'
import { FORM_BAR, FORM_BAR_LINE, FORM_SCREEN } from './form-frame.ts'

/** Shown while the form of a property loads. */
export function FormPlaceholder({ card }: { card: CardCopy }) {
  return (
    <div className={FORM_SCREEN}>
      <header className={`${FORM_BAR} border-b border-line`}>
        <div className={FORM_BAR_LINE}>
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
