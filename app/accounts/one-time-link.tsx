import { useId, useState } from 'react'
import { buttonClass } from '#app/ui/button.ts'
import { INPUT, LABEL } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'

/** A link that is shown once, with a button to copy it. */
export function OneTimeLink({ link, label }: { link: string; label: string }) {
  const id = useId()
  const [copied, setCopied] = useState('')

  function copy() {
    // The clipboard only works on secure origins (https, localhost); elsewhere people copy the selected field by hand.
    navigator.clipboard?.writeText(link).then(
      () => setCopied(link),
      () => {},
    )
  }

  return (
    <div role="status" className="grid gap-2 rounded-md border border-ok-line bg-ok-bg p-4">
      <label htmlFor={id} className={`${LABEL} text-ok`}>
        {label}: cópialo ahora, no se vuelve a mostrar
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className={`${INPUT} flex-[1_1_12rem] px-[.8rem]`}
        />
        <button type="button" onClick={copy} className={buttonClass({ className: 'noscript:hidden' })}>
          <Icon name={copied === link ? 'check' : 'copy'} />
          {copied === link ? 'Copiado' : 'Copiar'}
        </button>
      </div>
    </div>
  )
}
