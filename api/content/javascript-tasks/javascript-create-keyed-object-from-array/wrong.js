function byId(members) {
  return members.reduce((register, member) => {
    if (register[member.id]) throw new Error(`Id "${member.id}" occurs twice`);
    register[member.id] = member;
    return register;
  }, {});
}
