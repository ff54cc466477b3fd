import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react'
import { DropArea, FILE_PICKER } from './drop-area.tsx'
import { Field, type FieldProps } from './field.tsx'

type FileFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'accept' | 'multiple'> & {
    /** What is chosen: files, a picture, or a folder with all that is in it. */
    kind?: 'file' | 'photo' | 'folder'
  }

const WORDS = {
  file: { one: 'un archivo', many: 'los archivos', button: 'Elegir archivo', buttons: 'Elegir archivos' },
  photo: { one: 'una foto', many: 'las fotos', button: 'Elegir foto', buttons: 'Elegir fotos' },
  folder: { one: 'una carpeta', many: 'una carpeta', button: 'Elegir carpeta', buttons: 'Elegir carpeta' },
}
/** Names that are shown of many chosen files. */
const MOST_NAMED = 3

/** A file input: drop area, button and the names of the chosen files. It posts its files with the form, also without scripts. */
export function FileField({ accept, multiple = false, kind = 'file', ...field }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<readonly string[]>([])
  const words = WORDS[kind]

  // Files chosen before hydration, and those that the browser kept.
  useEffect(() => setNames(namesIn(input.current)), [])

  return (
    <Field {...field}>
      {(control) => (
        <DropArea
          what={multiple ? words.many : words.one}
          button={multiple ? words.buttons : words.button}
          chosen={namesText(names)}
        >
          <input
            {...control}
            {...(kind === 'folder' && { webkitdirectory: '' })}
            ref={input}
            type="file"
            accept={accept}
            multiple={multiple}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => setNames(namesIn(currentTarget))}
            className={FILE_PICKER}
          />
        </DropArea>
      )}
    </Field>
  )
}

function namesIn(input: HTMLInputElement | null): string[] {
  return [...(input?.files ?? [])].map(({ name }) => name)
}

/** 'a.csv', 'a.csv, b.csv', 'a.csv, b.csv, c.csv y 12 más'. */
function namesText(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).join(', ')
  return names.length > MOST_NAMED ? `${shown} y ${names.length - MOST_NAMED} más` : shown
}
