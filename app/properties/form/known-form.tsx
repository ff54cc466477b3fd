import { type PropertyCard, propertyCode } from '#app/properties/property.ts'
import '#app/ui/panel/panel.css'
import './form.css'

/** The form of a property that is on its way: whose it is, and nothing to type in yet. */
export function KnownForm({ card }: { card: PropertyCard }) {
  return (
    <div className="form-screen" data-theme="auto">
      <header className="form-bar border-b border-line">
        <div className="form-bar-line">
          <h1 className="text-[1.25rem]">Editar Propiedad</h1>
        </div>
      </header>
      <main id="main" className="wrap pt-6">
        <div className="box box-body mx-auto grid max-w-[72rem] gap-2" role="status">
          <p className="text-lg font-semibold">{card.title}</p>
          <p className="num text-ink-3">{propertyCode(card)}</p>
          <p className="flex items-center gap-2 pt-4">
            <span aria-hidden="true" className="spinner" />
            Cargando...
          </p>
        </div>
      </main>
    </div>
  )
}
