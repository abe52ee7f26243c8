function byId(members) {
  const register = Object.create(null);
  for (const member of members) {
    if (member.id in register) throw new Error(`Id "${member.id}" occurs twice`);
    register[member.id] = member;
  }
  return register;
}
