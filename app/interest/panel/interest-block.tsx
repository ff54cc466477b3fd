import { type Interest, RECENT_DAYS } from '#app/interest/interest.ts'
import { INTEREST_KINDS, INTEREST_LABELS } from '#app/interest/interest-kinds.ts'
import './interest-block.css'

const figure = new Intl.NumberFormat('es-MX')

/** How often visitors saw a property and asked about it. */
export function InterestBlock({ interest }: { interest: Interest }) {
  return (
    <section aria-labelledby="interes" className="wrap interest">
      <h2 id="interes">
        Interés de los visitantes <small>últimos {RECENT_DAYS} días</small>
      </h2>
      <dl>
        {INTEREST_KINDS.map((kind) => (
          <div key={kind}>
            <dt>{INTEREST_LABELS[kind]}</dt>
            <dd className="num">
              {figure.format(interest[kind].recent)}
              <small> {figure.format(interest[kind].total)} en total</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
