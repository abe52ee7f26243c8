#!/bin/sh
# confine.sh PATH… -- COMMAND…
# Started by unshare(1) in namespaces of its own: makes a root in which only the given paths are, to be read, and runs the
# command there without any right. What bubblewrap does, for machines that don't have it.
set -eu

mount -t tmpfs -o mode=755,size=64k none /dev
cd /dev

while [ "$1" != -- ]; do
  if [ -L "$1" ]; then
    mkdir -p ".$(dirname "$1")"
    ln -s "$(readlink "$1")" ".$1"
  elif [ -e "$1" ]; then
    # A file below a folder that is there already lies in it.
    if [ ! -e ".$1" ]; then
      if [ -d "$1" ]; then mkdir -p ".$1"; else mkdir -p ".$(dirname "$1")" && : >".$1"; fi
    fi
    mount --rbind "$1" ".$1"
    mount -o remount,bind,ro ".$1"
  fi
  shift
done
shift

exec chroot . setpriv --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
