import type { ChangeEvent, ComponentProps } from 'react'
import { TextField } from '#app/ui/form/text-field.tsx'

/**
 * The saved colour, and the colour in use. They differ if the saved one has too little contrast; without a saved one, the
 * product's is in use.
 */
export type UsedColor = { chosen: string | null; used: string; looksAlike: boolean }

type Props = ComponentProps<typeof TextField> & { name: string; label: string; color: UsedColor | undefined }

/** A colour as six digits, or from the browser's own palette. */
export function ColorField({ color, ...field }: Props) {
  return (
    <div className="grid gap-2">
      <TextField {...field} className="num" placeholder={color?.used.slice(1)} />
      <input
        type="color"
        aria-label={`Elegir el color: ${field.label}`}
        defaultValue={color?.chosen ?? color?.used}
        onChange={(event) => writeColor(event, field.name)}
        className="h-11 w-full cursor-pointer rounded-sm border border-line-strong bg-surface p-1 noscript:hidden"
      />
      {color && color.chosen !== null && <UsedNote {...color} chosen={color.chosen} />}
    </div>
  )
}

/** The palette has no name of its own: what is sent is the text. */
function writeColor({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>, name: string) {
  const text = form?.elements.namedItem(name)
  if (text instanceof HTMLInputElement) text.value = value
}

function UsedNote({ chosen, used, looksAlike }: UsedColor & { chosen: string }) {
  const isCorrected = used !== chosen
  return (
    <div className="text-sm text-ink-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Swatch color={chosen} text={isCorrected ? `Pedido ${chosen}` : `Se usa tal cual: ${chosen}`} />
        {isCorrected && <Swatch color={used} text={`Se usa ${used}`} />}
      </p>
      {isCorrected && <p className="mt-1">Con el pedido, los textos no se leerían bien.</p>}
      {looksAlike && <p className="mt-1">Casi no se distingue del otro color: lo que resalta no se notará.</p>}
    </div>
  )
}

function Swatch({ color, text }: { color: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 rounded-xs border border-line-strong">
        <rect width="20" height="20" fill={color} />
      </svg>
      <span className="num">{text}</span>
    </span>
  )
}
