#!/bin/sh
# Runs a program that decodes what strangers send: sh confine.sh isolated|direct PROGRAM READABLE... -- ARGUMENTS...
# Always with the limits below. `isolated` in Linux namespaces: the program sees no network, no other process and no file but
# itself, the system's libraries and READABLE, all of them read-only; native code can't get out either. Not every system
# lets this user make them (a container, a systemd unit).

# Seconds of processor time, bytes of any file that is written, core dumps, kilobytes of address space.
ulimit -t 120 && ulimit -f 0 && ulimit -c 0
ulimit -v 8000000 2>/dev/null

how=$1
program=$2
shift 2
readable=
while [ "$1" != -- ]; do
  readable="$readable$1
"
  shift
done
shift
export readable

[ "$how" = isolated ] || exec "$program" "$@"
exec unshare --user --map-root-user --mount --net --ipc --uts --pid --fork --kill-child sh -c '
  set -e
  program=$1
  # Any folder that nothing of ours is in becomes the root.
  mount -t tmpfs -o mode=755 none /sys
  printf "%s\n" /usr /bin /lib /lib64 /etc/ld.so.cache /dev/urandom "$readable" "$program" | while read -r path; do
    [ -e "$path" ] && [ ! -e "/sys$path" ] || continue
    if [ -d "$path" ]; then mkdir -p "/sys$path"; else mkdir -p "/sys${path%/*}" && : >"/sys$path"; fi
    mount --rbind "$path" "/sys$path"
    mount -o remount,bind,ro "/sys$path"
  done
  mount -o remount,bind,ro /sys
  cd /sys
  exec chroot /sys setpriv --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
' sh "$program" "$@"
