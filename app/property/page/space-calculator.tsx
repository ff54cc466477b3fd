import type { SpaceCalculatorView, SpacePrice } from '#app/catalogue/price/space-calculator.ts'
import { DetailSection } from './detail-section.tsx'
import { BillLines } from './monthly-bill.tsx'
import { SurfaceForm } from './surface-form.tsx'

const ID = 'ocupo'

/** The price of a part of a divisible property. A GET form, so that it works without scripts. */
export function SpaceCalculator({ calculator }: { calculator: SpaceCalculatorView }) {
  const { range, answer } = calculator
  return (
    <div id={ID} className="scroll-mt-24">
      <DetailSection title="Calcula tu espacio">
        <SurfaceForm at={ID} calculator={calculator} note={`Se ofrece por partes, de ${range}.`} />
        <div role="status">{answer && <Answer answer={answer} />}</div>
      </DetailSection>
    </div>
  )
}

function Answer({ answer: { surface, bill, converted, note } }: { answer: SpacePrice }) {
  return (
    <div className="mt-4 max-w-md rounded-md bg-sunken px-4 py-3 text-sm">
      <h3 className="num mb-1 text-sm font-semibold">{surface}</h3>
      <BillLines bill={bill} />
      <p className="num mt-2 text-ink-2">{converted}</p>
      <p className="num mt-2 text-2xs text-ink-3">{note}</p>
    </div>
  )
}
