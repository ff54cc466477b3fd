#!/bin/sh
# Runs a program that decodes untrusted files: sh confine.sh isolated|direct PROGRAM READABLE... -- ARGUMENTS... The
# limits below always apply. `isolated` also uses Linux namespaces: the program has no network, sees no other process,
# and can read only itself, the system's libraries and READABLE. This confines native code too. Some systems don't let
# this user create namespaces (containers, systemd units); use `direct` there.

# CPU seconds, maximum size of written files, core dumps, kilobytes of address space.
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
