// Runs before the install, so it must parse on a Node that is too old.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Fivefold needs Node 20.19 or newer (24 is recommended); this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
