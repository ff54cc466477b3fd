import { PRECISION_DESCRIPTIONS } from '#app/catalogue/place/public-place.ts'
import { PRECISIONS, PRECISION_LABELS, type Precision } from '#app/catalogue/facts/precision.ts'
import { Tick } from '#app/ui/form/check-box.tsx'

const CHOICE =
  'grid min-h-11 cursor-pointer grid-cols-[auto_1fr] content-start items-start gap-x-[.6rem] rounded-sm border border-line px-[.8rem] py-[.6rem] text-sm has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus'

type Props = { name: string; chosen: Precision | null }

/** The precisions, each with what visitors see. */
export function PrecisionChoices({ name, chosen }: Props) {
  return (
    <div className="grid gap-2 md:grid-cols-3">
      {PRECISIONS.map((precision) => (
        <label key={precision} className={CHOICE}>
          <Tick type="radio" name={name} value={precision} defaultChecked={precision === chosen} />
          <span className="font-semibold">{PRECISION_LABELS[precision]}</span>
          <span className="col-start-2 text-2xs leading-[1.45] text-ink-2">
            Se ve {PRECISION_DESCRIPTIONS[precision]}
          </span>
        </label>
      ))}
    </div>
  )
}
